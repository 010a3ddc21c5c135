import type { Dashboard } from '#src/contracts/dashboard.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { AdminData } from '../admin-data.ts';
import { State, Table } from '../Table.tsx';

interface Props {
  readonly data: AdminData;
  readonly health: Dashboard['health'];
  /** Milliseconds that the database took to answer. */
  readonly took: number;
}

/** Minutes: mail goes out by the minute; what has waited longer is stuck. */
const patience = 15;

/** Whether the parts of the shop do their work, as they were measured just now. */
export function Health({ data: { language, admin }, health, took }: Props) {
  const texts = admin.dashboard;
  const text = islandText(language, texts);
  const at = (instant: string) => `${shortDay(instant, language)}, ${clockTime(instant, language)}`;
  const last = (instant: string | null) => (instant === null ? texts.never : text('lastAt', { time: at(instant) }));
  const isStuck = health.mail_oldest !== null && Date.now() - Date.parse(health.mail_oldest) > patience * 60_000;
  const build = health.last_build;
  const parts = [
    { key: 'database', name: texts.database, isWell: true, words: text('databaseText', { count: Math.round(took) }) },
    {
      key: 'mail',
      name: texts.mail,
      isWell: health.mail_failed === 0 && !isStuck,
      words: health.mail_waiting > 0 ? text('mailWaiting', { count: health.mail_waiting }) : texts.mailNone,
    },
    { key: 'payments', name: texts.payments, isWell: true, words: last(health.last_payment_event) },
    {
      key: 'build',
      name: texts.builds,
      isWell: build?.state !== 'failed',
      words: build === null ? texts.never : `${texts.build[build.state]}, ${at(build.at)}`,
    },
    ...health.jobs.map(({ job, at: instant, succeeded }) => ({
      key: job,
      name: texts.jobs[job as keyof typeof texts.jobs] ?? job,
      isWell: succeeded !== false,
      words: last(instant),
    })),
  ];
  return (
    <Table
      title={texts.health}
      none=""
      columns={[{ name: texts.subject }, { name: texts.condition }, { name: texts.details }]}
      rows={parts.map(({ key, name, isWell, words }) => ({
        key,
        cells: [
          name,
          <State key="state" tone={isWell ? 'good' : 'bad'}>
            {isWell ? texts.well : texts.bad}
          </State>,
          words,
        ],
      }))}
    />
  );
}
