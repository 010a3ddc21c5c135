import { hasStoredSession } from '#src/client/stores/has-stored-session.ts';

if (hasStoredSession()) void import('./leave-signed-in.ts').then((it) => it.leaveSignedIn());
