/**
 * Values of `invitations.declined`. `withheld`: a block hid the invitation when it was sent. It stays hidden, so that
 * neither messages nor the export tell its receiver of it.
 */
export const invitationStates = { open: 0, declined: 1, withheld: 2 } as const;
