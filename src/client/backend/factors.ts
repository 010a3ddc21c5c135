import { failure, success } from '#src/domain/result/result.ts';
import type { AuthResult } from './auth.ts';
import { authClient } from './auth-client.ts';
import { authFailure } from './auth-failures.ts';

/** A second factor: an app that shows codes. */
export interface Factor {
  readonly id: string;
  readonly name: string;
  readonly isVerified: boolean;
  readonly createdAt: string;
}

/** What a new factor is set up from; shown once. */
export interface NewFactor {
  readonly id: string;
  /** A picture to be scanned, SVG as a data address. */
  readonly qrCode: string;
  /** The same to be typed. */
  readonly secret: string;
  readonly uri: string;
}

/** Begins a new factor; it counts once a code of it was verified. */
export async function addFactor(name: string): Promise<AuthResult<NewFactor>> {
  const { data, error } = await authClient().mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (error) return authFailure(error);
  const { qr_code: qrCode, secret, uri } = data.totp;
  return success({ id: data.id, qrCode, secret, uri });
}

/** Asks to be asked for a code (POST /factors/{id}/challenge); answers the challenge's id. */
export async function beginChallenge(factorId: string): Promise<AuthResult<string>> {
  const { data, error } = await authClient().mfa.challenge({ factorId });
  return error ? authFailure(error) : success(data.id);
}

/** Answers a challenge with the app's code (POST /factors/{id}/verify); the session that comes back is aal2 and kept. */
export async function answerChallenge(factorId: string, challengeId: string, code: string): Promise<AuthResult> {
  if (!/^\d{6}$/.test(code)) return failure('code_wrong');
  const { error } = await authClient().mfa.verify({ factorId, challengeId, code });
  return error ? authFailure(error) : success(undefined);
}

/** Takes a factor away. */
export async function removeFactor(factorId: string): Promise<AuthResult> {
  const { error } = await authClient().mfa.unenroll({ factorId });
  return error ? authFailure(error) : success(undefined);
}
