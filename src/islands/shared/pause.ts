/**
 * Lets the browser answer touches and keys before what comes next, for so many milliseconds at least: long work in one piece is
 * what makes a slow phone stall.
 */
export const pause = (milliseconds = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
