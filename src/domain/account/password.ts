/** accounts-and-back-office.md, business constants. */
const shortestPassword = 6;
/** Longer ones the backend would cut (bcrypt), bytes. */
const longestPassword = 72;

/** What leaked lists have most of, with what Lithuanians put there; the backend has the longer list. */
const commonest = new Set(
  (
    '123456 1234567 12345678 123456789 1234567890 111111 000000 123123 654321 666666 121212 112233 password password1 ' +
    'passw0rd qwerty qwerty1 qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1qaz2wsx abc123 ' +
    'abcdef iloveyou letmein welcome monkey dragon sunshine princess football admin admin1 login master secret ' +
    'slaptazodis labas123 labadiena lietuva lietuva1 vilnius vilnius1 kaunas zalgiris kakadu samsung йцукен пароль привет'
  ).split(' '),
);

export type PasswordProblem = 'short' | 'long' | 'common';

/** Why a new password cannot be taken; undefined when it can. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if ([...password].length < shortestPassword) return 'short';
  if (new TextEncoder().encode(password).length > longestPassword) return 'long';
  return commonest.has(password.toLowerCase()) ? 'common' : undefined;
}

export type PasswordStrength = 'weak' | 'fair' | 'strong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/** A rough guess for a hint beside the field: length counts most, kinds of characters a little, repetition not at all. */
export function passwordStrength(password: string): PasswordStrength {
  const different = new Set(password.toLowerCase()).size;
  const points = Math.min(different, [...password].length) + 2 * kinds.filter((kind) => kind.test(password)).length;
  if (passwordProblem(password) !== undefined || points < 12) return 'weak';
  return points < 17 ? 'fair' : 'strong';
}
