/** What a shopper may ask for; a withdrawal is declared on a page of its own (law.md). */
export const requestedReasons = ['return', 'exchange', 'complaint'] as const;
export type RequestedReason = (typeof requestedReasons)[number];

export const returnReasons = ['withdrawal', ...requestedReasons] as const;
export type ReturnReason = (typeof returnReasons)[number];
