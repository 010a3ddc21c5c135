import type { PaymentProvider } from '#src/domain/payment/payment-provider.ts';

/** What befalls one call that the shop makes to its database, a payment provider or the mail provider. */
export interface Fault {
  /** Which call, counted from 1. */
  readonly step: number;
  /** Whether the other side had done its work already. */
  readonly moment: 'before' | 'after';
  /** `killed`: nothing of the process goes on, not even its catch blocks. `failed`: the call throws, the process lives. */
  readonly manner: 'killed' | 'failed';
}

/** One process of the shop: after it was killed, none of its calls has an effect or an answer. */
interface Life {
  readonly fault: Fault | undefined;
  readonly steps: string[];
  readonly killed: PromiseWithResolvers<'killed'>;
  isDead: boolean;
}

const begin = (fault?: Fault): Life => ({ fault, steps: [], killed: Promise.withResolvers(), isDead: false });
let life = begin();
const forever = () => new Promise<never>(() => {});

/** From now on calls are counted, and this befalls one of them. */
export function arm(fault?: Fault): void {
  life = begin(fault);
}

/** The calls that were made since `arm`, and whether its fault has come. */
export function faultReport(): { readonly steps: readonly string[]; readonly wasReached: boolean } {
  return { steps: life.steps, wasReached: life.fault !== undefined && life.steps.length >= life.fault.step };
}

/** Runs what one process does; undefined when the process was killed meanwhile. Then a new process takes its place. */
export async function inProcess<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  const outcome = await Promise.race([work(), life.killed.promise]);
  if (outcome !== 'killed') return outcome as Answer;
  const { steps, fault } = life;
  life = { ...begin(fault), steps };
  return undefined;
}

async function step<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  const mine = life;
  if (mine.isDead) return forever();
  mine.steps.push(name);
  const fault = mine.steps.length === mine.fault?.step ? mine.fault : undefined;
  const strike = () => {
    if (fault?.manner === 'failed') throw new Error(`${name}: the connection was lost`);
    mine.isDead = true;
    mine.killed.resolve('killed');
    return forever();
  };
  if (fault?.moment === 'before') return strike();
  const answer = await work();
  return fault?.moment === 'after' || mine.isDead ? strike() : answer;
}

type DatabaseModule = typeof import('#src/server/vendors/supabase/database.ts');

/** The database whose every call is a step. */
export function faultyDatabase({ createDatabase }: DatabaseModule): DatabaseModule {
  return {
    createDatabase(settings) {
      const { call, ...identities } = createDatabase(settings);
      return { call: (name, parameters) => step(name, () => call(name, parameters)), ...identities };
    },
  };
}

/** A provider whose every call is a step. Reading a message calls nobody. */
function faultyProvider(provider: PaymentProvider): PaymentProvider {
  const { askSession, name, refund } = provider;
  return {
    ...provider,
    startSession: (request) => step(`${name}.startSession`, () => provider.startSession(request)),
    endSession: (session) => step(`${name}.endSession`, () => provider.endSession(session)),
    ...(askSession && { askSession: (session) => step(`${name}.askSession`, () => askSession(session)) }),
    ...(refund && { refund: (request) => step(`${name}.refund`, () => refund(request)) }),
  };
}

type MailModule = typeof import('#src/server/vendors/resend/mail.ts');

/** The mail provider whose every call is a step. */
export function faultyMail({ createMail }: MailModule): MailModule {
  return {
    createMail(settings) {
      const send = createMail(settings);
      return (mail) => step('sendMail', () => send(mail));
    },
  };
}

type CardModule = typeof import('#src/server/vendors/stripe/card-payments.ts');
type BankModule = typeof import('#src/server/vendors/paysera/bank-payments.ts');

export const faultyCards = ({ createCardPayments }: CardModule): CardModule => ({
  createCardPayments: (settings) => faultyProvider(createCardPayments(settings)),
});

export const faultyBanks = ({ createBankPayments }: BankModule): BankModule => ({
  createBankPayments: (settings) => faultyProvider(createBankPayments(settings)),
});
