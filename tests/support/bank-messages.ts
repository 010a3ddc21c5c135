import { demonstrationKey } from '#sandbox/paysera/demonstration-key.ts';
import { packAnswer, readDemonstrationKey } from '#sandbox/paysera/protocol.ts';
import { demonstrationValues } from '#src/server/env.ts';

/** A callback's query as the bank provider of the tests signs it. */
export function signedQuery(parameters: Readonly<Record<string, string>>): URLSearchParams {
  const secrets = {
    password: demonstrationValues['PAYSERA_PASSWORD'] ?? '',
    key: readDemonstrationKey(demonstrationKey),
  };
  return packAnswer(parameters, secrets);
}
