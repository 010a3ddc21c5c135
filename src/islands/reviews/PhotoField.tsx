import { useStore } from '@nanostores/react';
import { useId, useRef } from 'react';
import { $reviewWork, changeReview, chooseReviewPhoto } from '#src/client/stores/review-page.ts';
import { photoTypes } from '#src/domain/catalogue/review.ts';
import type { ReviewDraft } from '#src/domain/catalogue/review-draft.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { photoAddress, type ReviewLineProps } from './review-view.ts';

/** A photo beside the words: sent ahead as soon as it is chosen, seen as others will see it. */
export function PhotoField({ data, draft, line, token }: ReviewLineProps & { readonly draft: ReviewDraft }) {
  const { isSendingPhoto = false, photoRefusal } = useStore($reviewWork)[line.line] ?? {};
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const words = data.texts.photo;
  const alt = islandText(data.language, words)('alt', { name: line.name[data.language] });
  const remove = () => {
    changeReview(line, { photo: null });
    input.current?.focus();
  };
  return (
    <div className="field review-photo">
      <label htmlFor={id}>
        {words.label} <span className="muted">{data.texts.form.optional}</span>
      </label>
      {draft.photo !== null && (
        <img className="review-preview" src={photoAddress(draft.photo, token)} alt={alt} width={120} height={120} />
      )}
      <div className="review-acts">
        <span className="button button-line review-file">
          <input
            id={id}
            ref={input}
            type="file"
            accept={photoTypes.join(',')}
            disabled={isSendingPhoto}
            aria-invalid={photoRefusal ? true : undefined}
            aria-describedby={`${id}-${photoRefusal ? 'problem' : 'hint'}`}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // The same file can be chosen again.
              event.target.value = '';
              if (file) void chooseReviewPhoto(line, file);
            }}
          />
          <span aria-hidden="true">{draft.photo === null ? words.choose : words.change}</span>
        </span>
        {draft.photo !== null && (
          <button type="button" className="link review-act" onClick={remove}>
            {words.remove}
          </button>
        )}
      </div>
      <p className="small muted" role="status">
        {isSendingPhoto && words.sending}
      </p>
      {photoRefusal === undefined ? (
        <p className="field-hint" id={`${id}-hint`}>
          {words.hint}
        </p>
      ) : (
        <p className="message" id={`${id}-problem`} role="alert">
          {words[photoRefusal]}
        </p>
      )}
    </div>
  );
}
