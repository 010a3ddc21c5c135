import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface ToolResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a command of `node_modules/.bin` in `folder` and gives its exit code with everything that it printed. */
export function runTool(root: string, name: string, options: readonly string[], folder = root): Promise<ToolResult> {
  return new Promise((resolve) => {
    execFile(
      join(root, 'node_modules', '.bin', name),
      [...options],
      {
        cwd: folder,
        maxBuffer: 32 * 1024 * 1024,
        env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
      },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ code, output: `${stdout}\n${stderr}`.trim() });
      },
    );
  });
}
