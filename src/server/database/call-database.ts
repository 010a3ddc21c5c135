/**
 * Calls one SQL function by name with named parameters and gives what it answers. One call is one round trip and one
 * transaction. Throws when the database cannot be reached or refuses.
 */
export type CallDatabase = (name: string, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;
