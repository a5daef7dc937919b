/* Shows the offline page in the player's language alone. Without this script all languages are shown. */
(() => {
  const sections = [...document.querySelectorAll("section[lang]")];
  const understands = (tag) => (section) => tag.slice(0, 2) === section.lang.slice(0, 2);
  // The names in the storage begin with the path of the site (client/state/base-path.ts).
  const base = new URL(".", document.currentScript.src).pathname.slice(0, -1);
  let chosen = null;
  try {
    chosen = localStorage.getItem(`nine-lives${base}:language`);
  } catch (_error) {
    // The browser forbids storage.
  }
  const wanted = [chosen ?? "", ...navigator.languages, "en"];
  const shown = wanted.map((tag) => sections.find(understands(tag))).find((section) => section !== undefined);
  for (const section of sections) section.hidden = section !== shown;
})();
