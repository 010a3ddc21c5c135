import { useEffect, useRef } from 'react';
import { beginAnother } from '#src/client/stores/return-request.ts';
import type { ReturnRequestResponse } from '#src/contracts/returns.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { ReturnViewProps } from './return-view.ts';

/** The return is in: its number, and what happens next, by whom. */
export function ReturnDone({
  data,
  made,
  options,
  token,
  words,
}: ReturnViewProps & { readonly made: ReturnRequestResponse }) {
  const texts = data.texts.done;
  const text = islandText(data.language, texts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const amount = words.money((made.goods ?? 0) - (made.labelCost ?? 0), made.currency);
  const last = {
    return: [texts.refund, text('refundText', { amount, processing: words.businessDays(options.processingDays) })],
    exchange: [texts.size, texts.sizeText],
    complaint: [texts.look, texts.lookText],
  }[made.reason];
  const steps = [[texts.mail, texts.mailText], [texts.pack, texts.packText], last];
  return (
    <div className="success return-done">
      <h1 className="display-2" tabIndex={-1} ref={heading}>
        {texts[made.reason]}
      </h1>
      <p className="lead success-number">
        <span className="muted">{texts.number}</span> <span data-return-number>{made.returnNumber}</span>
      </p>
      <section aria-labelledby="next-steps">
        <h2 className="title-2" id="next-steps">
          {texts.next}
        </h2>
        <ol className="success-steps">
          {steps.map(([title, sentence]) => (
            <li key={title}>
              <h3 className="ui">{title}</h3>
              <p className="small muted">{sentence}</p>
            </li>
          ))}
        </ol>
      </section>
      <p className="success-links">
        <a className="button" href={localizePath(`/order/${token}`, data.language)}>
          {texts.order}
        </a>
        <button
          type="button"
          className="button button-line"
          onClick={() => {
            const place = new URL(location.href);
            place.searchParams.delete('step');
            history.replaceState(null, '', place);
            void beginAnother();
          }}
        >
          {texts.another}
        </button>
        <a className="button button-line" href={localizePath('/shop', data.language)}>
          {texts.shop}
        </a>
      </p>
    </div>
  );
}
