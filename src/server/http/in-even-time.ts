/**
 * Answers no sooner than after `milliseconds`, however quick the work was: what a question found, or that it found nothing,
 * cannot be told from how long it took.
 */
export async function inEvenTime<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  return answer;
}
