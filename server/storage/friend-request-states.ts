/**
 * Values of `ignored` of a friend request. A withdrawal adds 2. A withdrawn request stays stored, so that it counts for
 * the limits, and so that one that was ignored before is ignored again once it is repeated. An older server treats it
 * as ignored.
 */
export const requestStates = { open: 0, ignored: 1, withdrawn: 2, ignoredAndWithdrawn: 3 } as const;
