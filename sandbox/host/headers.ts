import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { StartFailure } from '#sandbox/start-failure.ts';

/** Adds what `netlify.toml` says for a path. As on the platform: to files only, never to functions' answers. */
export type AddHeaders = (pathname: string, headers: Headers) => void;

/** Reads the header rules of the site's `_headers` and of `netlify.toml`; where several match, a later one wins. */
export async function readHeaders(configFile: string, publishFolder: string): Promise<AddHeaders> {
  const { headers: rules, errors } = await parseAllHeaders({
    headersFiles: [path.join(publishFolder, '_headers')].filter((file) => existsSync(file)),
    configHeaders: [],
    ...(existsSync(configFile) ? { netlifyConfigPath: configFile } : {}),
    minimal: false,
  });
  const [problem] = errors;
  if (problem !== undefined) throw new StartFailure(`The header rules cannot be read: ${problem.message}`);
  return (pathname, headers) => {
    for (const rule of rules) {
      if (!('forRegExp' in rule) || !rule.forRegExp.test(pathname)) continue;
      for (const [name, value] of Object.entries(rule.values)) headers.set(name, value);
    }
  };
}
