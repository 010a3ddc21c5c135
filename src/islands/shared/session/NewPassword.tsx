import { passwordProblem, passwordStrength } from '#src/domain/account/password.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import type { AuthTexts } from './auth-texts.ts';
import type { useFields } from './use-fields.ts';

/** The two fields of a new password, as `useFields` keeps them. */
export interface PasswordPair {
  readonly password: string;
  readonly confirmPassword: string;
}

/** What is wrong with a new password typed twice (accounts-and-back-office.md, 5). */
export function pairProblems({ errors }: AuthTexts, { password, confirmPassword }: PasswordPair) {
  const problem = passwordProblem(password);
  return {
    ...(password === '' ? { password: errors.password } : problem && { password: errors[problem] }),
    ...(confirmPassword === ''
      ? { confirmPassword: errors.confirm }
      : password !== confirmPassword && { confirmPassword: errors.passwordsDoNotMatch }),
  };
}

interface Props {
  readonly texts: AuthTexts;
  readonly fields: Pick<ReturnType<typeof useFields<PasswordPair & Record<string, string>>>, 'field' | 'values'>;
  readonly label: string;
}

/** A new password and the same again, with a hint on how easily it is guessed. */
export function NewPassword({ texts, fields, label }: Props) {
  const { password } = fields.values;
  return (
    <>
      <PasswordField
        {...fields.field('password')}
        label={label}
        texts={texts.fields}
        autoComplete="new-password"
        hint={password === '' ? texts.errors.short : texts.strength[passwordStrength(password)]}
        required
      />
      <PasswordField
        {...fields.field('confirmPassword')}
        label={texts.fields.confirmPassword}
        texts={texts.fields}
        autoComplete="new-password"
        required
      />
    </>
  );
}
