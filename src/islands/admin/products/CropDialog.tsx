import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from 'react';
import { changeUploads } from '#src/client/functions/admin-uploads.ts';
import { actAsStaff } from '#src/client/stores/act-as-staff.ts';
import type { WholePicture } from '#src/contracts/admin-uploads.ts';
import { closestZoom, cropAround, type FocusPoint, focusOf } from '#src/domain/catalogue/picture-crop.ts';
import { tall } from '#src/domain/catalogue/uploaded-picture.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import type { Section } from './product-words.tsx';

interface Props extends Section {
  readonly picture: string;
  /** Gets the key of the picture that was cut out. */
  readonly onCropped: (picture: string) => void;
  readonly onClosed: () => void;
}

interface Aim {
  readonly focus: FocusPoint;
  readonly zoom: number;
}

const within = (value: number) => Math.min(1, Math.max(0, value));
const percent = (part: number) => `${part * 100}%`;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface StageProps extends Section {
  readonly whole: WholePicture;
  readonly aim: Aim;
  readonly onAim: (aim: Aim) => void;
}

/** The whole picture with the 3:4 that is kept; the point that matters follows the pointer, or the arrow keys. */
function CropStage({ data, texts, whole, aim, onAim }: StageProps) {
  const hint = useId();
  const crop = cropAround(whole, aim.focus, aim.zoom);
  const point = (event: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const focus = { x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) };
    onAim({ ...aim, focus });
  };
  function press(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const far = event.shiftKey ? 0.1 : 0.01;
    // From where the frame is: past an edge nothing would be seen to move.
    const { focus } = focusOf(whole, crop);
    onAim({ ...aim, focus: { x: within(focus.x + step[0] * far), y: within(focus.y + step[1] * far) } });
  }
  const { x, y } = focusOf(whole, crop).focus;
  return (
    <>
      <button
        type="button"
        className="admin-crop"
        style={{ aspectRatio: `${whole.width} / ${whole.height}` }}
        aria-label={texts.crop.point}
        aria-describedby={hint}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
        onKeyDown={press}
      >
        <img src={whole.shown} alt="" draggable={false} />
        <span
          className="admin-crop-frame"
          style={{
            left: percent(crop.left / whole.width),
            top: percent(crop.top / whole.height),
            width: percent(crop.width / whole.width),
            height: percent(tall(crop.width) / whole.height),
          }}
        />
      </button>
      <p className="field-hint" id={hint}>
        {texts.crop.hint}
      </p>
      <output className="field-hint">
        {islandText(data.language, texts)('crop.place', { x: Math.round(x * 100), y: Math.round(y * 100) })}
      </output>
    </>
  );
}

/** Chooses what of an uploaded picture is shown: the point that matters and how close. The picture itself stays whole. */
export function CropDialog({ picture, onCropped, onClosed, ...section }: Props) {
  const { data, texts } = section;
  const { attempt } = useActing(data, { ...texts.errors, ...texts.crop.errors });
  const [whole, setWhole] = useState<WholePicture>();
  const [aim, setAim] = useState<Aim>();
  const [against, setAgainst] = useState<string>();
  const zoomId = useId();
  useEffect(() => {
    let isOver = false;
    void actAsStaff((token) => changeUploads(token, { act: 'look', picture })).then((answer) => {
      if (isOver) return;
      if (!answer.ok || answer.value.whole === undefined) return setAgainst(texts.crop.errors.picture_unknown);
      setWhole(answer.value.whole);
      setAim(focusOf(answer.value.whole, answer.value.whole.crop));
    });
    return () => {
      isOver = true;
    };
  }, [picture, texts]);

  async function crop(): Promise<string | undefined> {
    if (whole === undefined || aim === undefined) return against ?? texts.crop.wait;
    const chosen = cropAround(whole, aim.focus, aim.zoom);
    return attempt(
      (token) => changeUploads(token, { act: 'crop', picture, crop: chosen }),
      ({ picture: made }) => made && onCropped(made),
    );
  }
  const closest = whole ? closestZoom(whole) : 1;
  return (
    <ActDialog data={data} title={texts.crop.title} act={texts.crop.act} onAct={crop} onClosed={onClosed}>
      {whole && aim ? (
        <>
          <CropStage {...section} whole={whole} aim={aim} onAim={setAim} />
          {closest > 1.01 && (
            <div className="field">
              <label htmlFor={zoomId}>{texts.crop.zoom}</label>
              <input
                id={zoomId}
                type="range"
                min={1}
                max={closest}
                step={0.01}
                value={aim.zoom}
                onChange={({ target }) => setAim({ ...aim, zoom: Number(target.value) })}
              />
            </div>
          )}
        </>
      ) : (
        <p className="muted" role="status">
          {against ?? texts.crop.wait}
        </p>
      )}
    </ActDialog>
  );
}
