/** Says whether less than so many milliseconds have passed since now. */
export function timeLeft(now: () => Date, milliseconds: number): () => boolean {
  const end = now().getTime() + milliseconds;
  return () => now().getTime() < end;
}
