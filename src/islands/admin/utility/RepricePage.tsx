import { useRef, useState } from 'react';
import { repriceProducts } from '#src/client/functions/admin-pricing.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { RepriceProductsResponse } from '#src/contracts/reprice-products.ts';
import { maySee, sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { withBoundary } from '../../shared/IslandBoundary.tsx';
import { SessionGate } from '../../shared/session/SessionGate.tsx';
import { ActDialog } from '../ActDialog.tsx';
import type { GateData } from '../admin-data.ts';
import { Gate } from '../Gate.tsx';
import { useActing } from '../use-acting.ts';

interface RepriceData extends GateData {
  readonly reprice: Namespaces['reprice'];
}

/** One button that gives every product its supplier's cost and the shop's markup as its price, and what came of it, raw. */
function Reprice({ data }: { readonly data: RepriceData }) {
  const { language, reprice: texts } = data;
  const [isAsked, setAsked] = useState(false);
  const [result, setResult] = useState<RepriceProductsResponse>();
  const shown = useRef<HTMLHeadingElement>(null);
  const { attempt } = useActing(data, {});
  const pricing = localizePath(sectionPath('pricing'), language);

  async function perform(): Promise<string | undefined> {
    const against = await attempt(repriceProducts, (answer) => {
      setResult(answer);
      showToast({ kind: 'done', text: islandText(language, texts)('done', { count: answer.summary.updated }) });
      requestAnimationFrame(() => shown.current?.focus());
    });
    if (against !== undefined) showToast({ kind: 'error', title: texts.failed, text: against });
    return against && `${texts.failed}. ${against}`;
  }

  return (
    <section className="wrap auth-narrow">
      <h1 className="display-2">{texts.title}</h1>
      <p className="lead admin-lead">{texts.lead}</p>
      <p className="auth-ways">
        <button type="button" className="button" onClick={() => setAsked(true)}>
          {texts.act}
        </button>
        <a className="button button-line" href={pricing}>
          {texts.back}
        </a>
      </p>
      {result && (
        <>
          <h2 ref={shown} tabIndex={-1}>
            {texts.result}
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard. */}
          <pre className="admin-scroll admin-raw" tabIndex={0}>
            {JSON.stringify(result, null, 2)}
          </pre>
          <p>
            <a className="link" href={`${pricing}?run=${result.run}`}>
              {texts.toRun}
            </a>
          </p>
        </>
      )}
      {isAsked && (
        <ActDialog
          data={data}
          title={texts.sure}
          act={texts.act}
          isGrave
          onAct={perform}
          onClosed={() => setAsked(false)}
        >
          <p>{texts.sureLead}</p>
        </ActDialog>
      )}
    </section>
  );
}

function RepricePage({ data }: { readonly data: RepriceData }) {
  return (
    <SessionGate data={data}>
      {(user) => (
        <Gate key={user.id} data={data} user={user}>
          {({ role }) =>
            maySee(role, 'pricing') ? (
              <Reprice data={data} />
            ) : (
              <p className="wrap auth-narrow muted">{data.admin.frame.forAdministrators}</p>
            )
          }
        </Gate>
      )}
    </SessionGate>
  );
}

/** `/trigger-repricing`, behind the locks of the back office. */
export default withBoundary(RepricePage);
