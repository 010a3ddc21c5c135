import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import {
  $reviewDrafts,
  $reviewWork,
  changeReview,
  sendReview,
  showReviewForm,
} from '#src/client/stores/review-page.ts';
import { longestReview, longestReviewName, reviewFits } from '#src/domain/catalogue/review.ts';
import { firstDraft, type ReviewDraft, reviewProblems } from '#src/domain/catalogue/review-draft.ts';
import { Field } from '#src/ui/Field.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { ReviewLineProps } from './review-view.ts';

interface PartProps extends ReviewLineProps {
  readonly draft: ReviewDraft;
}

const stars = [1, 2, 3, 4, 5] as const;

/** One to five, as a group of radio buttons: arrows and fingers choose alike. */
function Stars({ data, draft, isMissing, line }: PartProps & { readonly isMissing: boolean }) {
  const words = data.texts.form;
  const id = useId();
  return (
    <fieldset className="review-stars" aria-describedby={id}>
      <legend>{words.stars}</legend>
      <div className="sizes">
        {stars.map((value) => (
          <label className="size" key={value}>
            <input
              type="radio"
              name={`stars-${line.line}`}
              value={value}
              checked={draft.stars === value}
              aria-label={words[`star${value}`]}
              aria-invalid={isMissing ? true : undefined}
              onChange={() => changeReview(line, { stars: value })}
            />
            <span aria-hidden="true">{value}</span>
          </label>
        ))}
      </div>
      <p className={isMissing ? 'message' : 'field-hint'} id={id}>
        {isMissing ? words.starsMissing : (words[`star${draft.stars as 1}`] ?? words.starsHint)}
      </p>
    </fieldset>
  );
}

/** How it fitted; choosing the chosen one again takes the answer back. */
function Fit({ data, draft, line }: PartProps) {
  const words = data.texts.form;
  return (
    <fieldset className="review-fit">
      <legend>
        {words.fit} <span className="muted">{words.optional}</span>
      </legend>
      <div className="sizes">
        {reviewFits.map((fit) => (
          <label className="size" key={fit}>
            <input
              type="radio"
              name={`fit-${line.line}`}
              value={fit}
              checked={draft.fit === fit}
              onChange={() => changeReview(line, { fit })}
              onClick={() => draft.fit === fit && changeReview(line, { fit: null })}
            />
            {words[fit]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Words({ data, draft, line }: PartProps) {
  const words = data.texts.form;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {words.text} <span className="muted">{words.optional}</span>
      </label>
      <textarea
        id={id}
        className="input"
        name="review"
        rows={5}
        maxLength={longestReview}
        value={draft.text}
        onChange={(event) => changeReview(line, { text: event.target.value })}
        aria-describedby={`${id}-hint`}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {words.textHint}
      </p>
    </div>
  );
}

/** What can be said of a line. It is sent by itself: the other lines wait for their own words. */
export function ReviewForm(props: ReviewLineProps) {
  const { data, line } = props;
  const draft = useStore($reviewDrafts)[line.line] ?? firstDraft(line);
  const { isBusy = false, isSendingPhoto = false, refusal } = useStore($reviewWork)[line.line] ?? {};
  const [isChecked, setChecked] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const words = data.texts.form;
  const found = reviewProblems(draft);
  const nameProblems = { missing: words.nameMissing, address: words.nameAddress };
  const part = { ...props, draft };
  return (
    <form
      noValidate
      className="review-form"
      ref={root}
      onSubmit={(event) => {
        event.preventDefault();
        if (!found.stars && found.authorName === undefined) return void sendReview(line, data.language);
        setChecked(true);
        // The marks are drawn first.
        setTimeout(() => root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      }}
    >
      <Stars {...part} isMissing={isChecked && found.stars} />
      {line.size !== '' && <Fit {...part} />}
      <Words {...part} />
      <PhotoField {...part} />
      <Field
        label={words.name}
        name="given-name"
        autoComplete="given-name"
        required
        maxLength={longestReviewName}
        value={draft.authorName}
        onValue={(authorName) => changeReview(line, { authorName })}
        hint={words.nameHint}
        problem={isChecked && found.authorName ? nameProblems[found.authorName] : undefined}
      />
      {refusal !== undefined && (
        <p className="message" role="alert">
          {data.texts.errors[refusal]}
        </p>
      )}
      <div className="review-send">
        <button type="submit" className="button button-large" disabled={isBusy || isSendingPhoto}>
          {isBusy ? words.sending : words.send}
        </button>
        {line.review !== null && (
          <button type="button" className="link review-act" onClick={() => showReviewForm(line, false)}>
            {words.cancel}
          </button>
        )}
      </div>
    </form>
  );
}
