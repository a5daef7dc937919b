/** Retention time of a subscription that its browser does not renew, in ms: as long as a guest's token. */
export const pushLifeMs = 90 * 86_400_000;
