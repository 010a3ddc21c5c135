import { useEffect, useRef, useState } from 'react';
import { readOrderToEdit } from '#src/client/backend/staff-orders.ts';
import { actOnOrder } from '#src/client/functions/admin-orders.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import type { AdminOrdersRequest, OrderEdit } from '#src/contracts/admin-orders.ts';
import type { EditableOrder } from '#src/contracts/staff-order-edit.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { Failure } from '#src/domain/result/result.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../../ActDialog.tsx';
import { NotRead } from '../../NotRead.tsx';
import { OtherChanges } from '../../OtherChanges.tsx';
import { useActing } from '../../use-acting.ts';
import { useReading } from '../../use-reading.ts';
import type { OrderPart } from '../order-part.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { EditLines } from './EditLines.tsx';
import { EditPreview } from './EditPreview.tsx';
import {
  type DeliveryField,
  type DeliveryForm,
  deliveryFormOf,
  deliveryOf,
  keepPossible,
  type LineChoices,
  linesOf,
  missingFields,
} from './edit-form.ts';
import { differencesOf, placeOf } from './edit-words.ts';

interface Props extends OrderPart {
  readonly onClosed: () => void;
}

/** Refusals that are about a field. */
const fieldOf: Readonly<Record<string, DeliveryField>> = {
  phone_invalid: 'phone',
  postcode_invalid: 'postcode',
  pickup_point_unknown: 'locker',
};

interface Tried {
  readonly edit: OrderEdit;
  readonly amount: number;
}

/** The window that changes a paid order: what, then what that comes to, then doing it. */
function EditForm({ beginning, onClosed, ...part }: Props & { readonly beginning: EditableOrder }) {
  const { data, order, texts, attempt } = part;
  const text = islandText(data.language, texts);
  const acting = useActing(data, texts.errors);
  const [base, setBase] = useState(beginning);
  const [theirs, setTheirs] = useState<EditableOrder>();
  const [choices, setChoices] = useState<LineChoices>({});
  const [moves, setMoves] = useState(false);
  const [form, setForm] = useState(() => deliveryFormOf(beginning.delivery));
  const [problems, setProblems] = useState<Readonly<Partial<Record<DeliveryField, string>>>>({});
  const [tried, setTried] = useState<Tried>();
  // The window's own: pressed twice, or again after a lost answer, it is one change.
  const [id] = useState(() => crypto.randomUUID());
  const place = useRef<HTMLDivElement>(null);

  // Once they are drawn, whenever that is: some come with an answer of the server.
  useEffect(() => {
    if (Object.keys(problems).length > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  const typed = (changes: Partial<DeliveryForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    setProblems({});
    setTried(undefined);
  };

  async function submit(): Promise<string | undefined> {
    if (theirs) return texts.errors.order_changed;
    const missing = moves ? missingFields(form) : [];
    if (missing.length > 0) {
      setProblems(Object.fromEntries(missing.map((field) => [field, texts.delivery.missing])));
      return '';
    }
    const delivery = moves ? deliveryOf(form, order.delivery_country, order.delivery_option) : undefined;
    const lines = linesOf(base, choices);
    if (lines.length === 0 && delivery === undefined) return texts.edit.nothing;
    let code: string | undefined;
    const refused = (failure: Failure) => {
      code = failure.code;
      const field = fieldOf[code];
      if (field === undefined) return undefined;
      setProblems({ [field]: texts.delivery.problems[field as keyof typeof texts.delivery.problems] });
      return '';
    };
    const request: AdminOrdersRequest = {
      ...{ act: 'edit', order: order.id, edit: id, version: base.version, is_trial: tried === undefined, lines },
      ...(delivery ? { delivery } : {}),
    };
    const against = tried
      ? await attempt(request, texts.edit.done, refused)
      : await acting.attempt(
          (token) => actOnOrder(token, request),
          ({ edit, amount = 0 }) => edit && setTried({ edit, amount }),
          refused,
        );
    if (code === 'order_changed') {
      const answer = await asStaff(({ token }) => readOrderToEdit(token, order.id));
      if (answer.ok) setTheirs(answer.value);
    }
    if (code !== undefined) setTried(undefined);
    // What it comes to is looked at before it is done.
    return against === undefined && tried === undefined ? '' : against;
  }

  const settle = (isKept: boolean) => {
    if (!theirs) return;
    setChoices(isKept ? keepPossible(theirs, choices) : {});
    if (!isKept) setMoves(false);
    if (!isKept) setForm(deliveryFormOf(theirs.delivery));
    setBase(theirs);
    setTheirs(undefined);
    setTried(undefined);
  };
  const confirm =
    tried && tried.amount > 0
      ? text('edit.confirmAmount', { amount: formatMoney(tried.amount, order.currency, data.language) })
      : texts.edit.confirm;
  return (
    <ActDialog
      data={data}
      title={text('edit.title', { number: order.order_number })}
      act={tried ? confirm : texts.edit.preview}
      onAct={submit}
      onClosed={onClosed}
    >
      <p className="muted">{texts.edit.lead}</p>
      {base.refused && <p className="message">{texts.errors[base.refused]}</p>}
      <EditLines
        data={data}
        texts={texts}
        order={base}
        choices={choices}
        onChoice={(line, choice) => {
          setChoices({ ...choices, [line]: choice });
          setTried(undefined);
        }}
      />
      <label className="admin-tick">
        <input
          type="checkbox"
          checked={moves}
          onChange={() => {
            setMoves(!moves);
            setTried(undefined);
          }}
        />
        {texts.edit.moves}
      </label>
      {moves && (
        <div ref={place}>
          <DeliveryFields
            texts={texts}
            form={form}
            country={order.delivery_country}
            hasLockers={order.delivery_option === 'standard'}
            problems={problems}
            onChange={typed}
          />
        </div>
      )}
      {tried && (
        <EditPreview {...part} edit={tried.edit} amount={tried.amount} place={placeOf(form, order, data.language)} />
      )}
      {theirs && (
        <OtherChanges
          words={data.admin.record.stale}
          fields={differencesOf(base, theirs, { data, texts })}
          onTake={() => settle(false)}
          onKeep={() => settle(true)}
        />
      )}
    </ActDialog>
  );
}

/** Reads what of the order may be changed, then opens the window. */
export function EditDialog(props: Props) {
  const { data, order, texts, onClosed } = props;
  const { value, failure, again } = useReading(`edit ${order.id}`, ({ token }) => readOrderToEdit(token, order.id));
  if (value) return <EditForm {...props} beginning={value} />;
  return (
    <ActDialog
      data={data}
      title={islandText(data.language, texts)('edit.title', { number: order.order_number })}
      act={texts.edit.preview}
      onAct={async () => ''}
      onClosed={onClosed}
    >
      {failure ? (
        <NotRead data={data} code={failure} onRetry={() => void again()} />
      ) : (
        <p className="muted admin-waiting" role="status">
          {data.admin.loading}
        </p>
      )}
    </ActDialog>
  );
}
