import { consentTextVersion } from '#src/domain/consent/consent.ts';
import { versionProblems } from '#src/domain/consent/legal-versions.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { languages } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { State, Table } from '../Table.tsx';

/** From which day the text of each page holds, by language, as the shop that is live was built, and what is inconsistent. */
export function LegalPart({ data, texts }: SectionProps<'admin-settings'>) {
  const { language, pages } = data;
  const { legal } = texts;
  const text = islandText(language, texts);
  const today = vilniusDay(new Date().toISOString());
  const problemsOf = (page: (typeof pages)[number]) =>
    versionProblems(page.name, page.updated, { today, consentVersion: consentTextVersion });
  const wrong = pages.filter((page) => problemsOf(page).length > 0).length;
  return (
    <>
      <p className="muted admin-lead">{legal.lead}</p>
      <p role="status">{wrong === 0 ? legal.consistent : text('legal.inconsistent', { count: wrong })}</p>
      <Table
        title={legal.pages}
        none=""
        columns={[
          { name: legal.page },
          ...languages.map((each) => ({ name: each.toUpperCase() })),
          { name: legal.state },
          { name: legal.file },
        ]}
        rows={pages.map((page) => {
          const problems = problemsOf(page);
          return {
            key: page.name,
            cells: [
              <a
                key="page"
                className="link"
                href={localizePath(`/${page.name}`, language)}
                target="_blank"
                rel="noopener"
              >
                {page.title}
              </a>,
              ...languages.map((each) => shortDay(page.updated[each], language)),
              problems.length === 0 ? (
                <State key="state" tone="good">
                  {legal.fits}
                </State>
              ) : (
                <State key="state" tone="bad">
                  {problems.map((problem) => legal.problems[problem]).join(' ')}
                </State>
              ),
              <code key="file">content/pages/*/{page.name}.md</code>,
            ],
          };
        })}
      />
      <p className="muted admin-lead">{text('legal.consent', { day: shortDay(consentTextVersion, language) })}</p>
    </>
  );
}
