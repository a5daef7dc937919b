const urls = import.meta.glob<string>(
  [
    "../../art/avatars/{0*,1*,bot*,away,somebody,zombie}.svg",
    "../../art/faces/{exploding-kitten,armageddon,zombie-kitten,attack-of-the-dead,see-the-future,shuffle,defuse,nope}.svg",
    "../../art/faces/{king-cat,crystal-bowl,battle-bunny,shell-shield}.svg",
    "../../art/fx/{spark,crown,kaboom-burst,paw-swipe,token}.svg",
    "../../art/backs/{standard,love-letter}.svg",
    "../../art/badges/{cross,bolt,chevrons,bowl,eye,heart,stop,crosshair,flame,cards,paw,halo,trident,zombie-kitten}.svg",
    "../../art/badges/{clairvoyance-now,shuffle-now,feed-the-dead-now,clone,grave-robber,dig-deeper,super-skip}.svg",
    "../../art/badges/{attack-of-the-dead,scissors,halves,skull,burst}.svg",
    "../../art/{logo,logo-wide}.svg",
  ],
  { eager: true, query: "?url", import: "default" },
);

/** Returns the address of a drawing for the pages, such as "avatars/01". The table loads its own drawings. */
export function drawing(name: string): string {
  const url = urls[`../../art/${name}.svg`];
  if (url === undefined) throw new Error(`no drawing ${name}`);
  return url;
}
