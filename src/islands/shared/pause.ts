/** Lets the browser answer touches and keys before what comes next: long work in one piece is what makes a slow phone stall. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
