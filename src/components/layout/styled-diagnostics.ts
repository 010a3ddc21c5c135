import '#src/styles/diagnostics.css';

export { showDiagnostics } from '#src/islands/diagnostics/show-diagnostics.ts';
