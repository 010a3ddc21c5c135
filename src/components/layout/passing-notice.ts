/** Read here without the code that writes it, which most visitors never need. */
function isNoticeLeft(): boolean {
  try {
    return sessionStorage.getItem('passing-notice') !== null;
  } catch {
    return false;
  }
}

/** Says what the page before has left to say, on whatever page one has come to. */
export async function startPassingNotice(): Promise<void> {
  if (!isNoticeLeft()) return;
  const { sayPassingNotice } = await import('#src/islands/shared/session/say-passing-notice.ts');
  await sayPassingNotice();
}
