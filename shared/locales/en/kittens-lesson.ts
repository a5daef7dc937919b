/** Texts of the Kittens tutorial. */
export const lesson = {
  hints: {
    draw: "This is your turn, and your cards lie below. Draw one: that is how every turn ends.",
    nope: "Biscuit attacks you: two turns in a row! You hold a Nope. Stop it.",
    card: "You drew See the Future, and may play as much as you like before you draw. Press the card.",
    play: "And play it. The others could Nope it now; they have none.",
    seen: "The next three cards, for your eyes only. First a cat, then a kitten, which Mochi would draw.",
    safe: "So the top card is harmless. Take it, and let Mochi have the next one.",
    danger: "Boom: Mochi had no Defuse. One kitten is left, and the gauge at the pile shows the danger. Draw.",
    defuse: "A kitten! But you hold a Defuse. Use it.",
    slide: "Hide the kitten where you like, nobody sees it. Biscuit draws next: move it to the far left, on top.",
    hide: "On top. Let Biscuit find it.",
  },
  done: "You drew, stopped an attack, looked ahead, defused a kitten and hid it for somebody else. The other cards explain themselves: point at them, or hold a finger on them.",
};
