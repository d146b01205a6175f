/* What a password must be; the server checks the same. */

export const SHORTEST = 8;
export const LONGEST = 200;
