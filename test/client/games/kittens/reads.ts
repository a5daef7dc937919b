import type { Seated } from "./seated.ts";

/* Texts that a player reads at the table. */

export const title = ({ scene }: Seated) => scene.prompt?.title.wide;
export const line = ({ scene }: Seated) => scene.prompt?.line.wide;
export const buttons = ({ scene }: Seated) => scene.prompt?.buttons.map(({ id }) => id);
export const button = ({ scene }: Seated, id: string) => scene.prompt?.buttons.find((each) => each.id === id);
export const targets = ({ scene }: Seated) => scene.seats.map(({ target }) => target);
