import { countRecipients } from '#src/client/backend/staff-newsletters.ts';
import { languages } from '#src/domain/language/languages.ts';
import { completeLanguages, countTexts } from '#src/domain/newsletter/letter-content.ts';
import { NotRead } from '../NotRead.tsx';
import { useReading } from '../use-reading.ts';
import type { LetterForm } from './letter-form.ts';
import { counted, type Section } from './letter-words.tsx';

/** In which languages a letter is whole, and how many would get it now, as the server counts them. */
export function Recipients({ form, ...section }: Section & { readonly form: LetterForm }) {
  const { data, texts } = section;
  const text = counted(section);
  const complete = completeLanguages(form);
  const asked = { segment: form.segment, languages: complete, fallback: form.fallback };
  const { value, failure, again } = useReading(JSON.stringify(asked), ({ token }) => countRecipients(token, asked));
  return (
    <section className="admin-warning" aria-label={texts.recipients.title}>
      <ul className="admin-rows">
        {languages.map((each) => {
          const { written, missing } = countTexts(form, each);
          const given = value?.given[each] ?? 0;
          const without = value?.left_out[each] ?? 0;
          return (
            <li key={each}>
              <span>
                {texts.languages[each]}:{' '}
                {complete.includes(each)
                  ? texts.recipients.complete
                  : written === 0
                    ? texts.recipients.empty
                    : text('recipients.missing', { count: missing })}
              </span>
              <span>
                {given > 0 && text('recipients.given', { count: given })}
                {without > 0 && text('recipients.leftOut', { count: without })}
              </span>
            </li>
          );
        })}
      </ul>
      {value && value.fallback > 0 && form.fallback !== null && (
        <p>{text('recipients.fallback', { count: value.fallback, language: texts.languages[form.fallback] })}</p>
      )}
      {failure ? (
        <NotRead data={data} code={failure} onRetry={() => void again()} />
      ) : (
        <p role="status">
          <strong>{value ? text('recipients.total', { count: value.total }) : data.admin.loading}</strong>
        </p>
      )}
    </section>
  );
}
