import { allChecks } from './checks/all-checks.ts';

/** `npm run check [name…]`: the checks of the code, all or those whose name holds one of the words. */
const words = process.argv.slice(2);
const chosen = allChecks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
let failed = 0;
for (const { name, check } of chosen) {
  const findings = await check(process.cwd());
  if (findings.length > 0) failed += 1;
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${name}`);
  for (const { file, message } of findings) console.log(`  ${file}: ${message}`);
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
