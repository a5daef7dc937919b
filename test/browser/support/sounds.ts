/** Runs in the page: counts started sounds, and records the opening of the audio context. */
export function countSounds(): void {
  const { body } = document;
  const { start } = AudioBufferSourceNode.prototype;
  const { resume } = AudioContext.prototype;
  body.dataset["heard"] = "0";
  AudioBufferSourceNode.prototype.start = function (...when) {
    body.dataset["heard"] = `${Number(body.dataset["heard"]) + 1}`;
    start.apply(this, when);
  };
  AudioContext.prototype.resume = async function () {
    await resume.apply(this);
    body.dataset["opened"] = "1";
  };
}
