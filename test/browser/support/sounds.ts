/** Runs in the page: counts started sounds, and records that an audio context of the page has started. */
export function countSounds(): void {
  const { body } = document;
  const { start } = AudioBufferSourceNode.prototype;
  body.dataset["heard"] = "0";
  AudioBufferSourceNode.prototype.start = function (...when) {
    body.dataset["heard"] = `${Number(body.dataset["heard"]) + 1}`;
    start.apply(this, when);
  };
  globalThis.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      this.addEventListener("statechange", () => {
        if (this.state === "running") body.dataset["opened"] = "1";
      });
    }
  };
}
