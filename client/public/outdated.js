/* Shows a sentence in browsers older than `browserslist` promises. Those browsers cannot read modern syntax. */
(() => {
  function isYoungEnough() {
    try {
      // Safari before 16.4 throws here.
      /(?<=a)b/;
      // Chrome and Edge before 108 lack the unit, Firefox before 112 lacks the property.
      return CSS.supports("height", "1dvh") && "inert" in HTMLElement.prototype;
    } catch (_error) {
      return false;
    }
  }
  if (!isYoungEnough()) document.getElementById("outdated").removeAttribute("hidden");
})();
