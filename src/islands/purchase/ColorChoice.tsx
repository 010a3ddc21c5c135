import type { PurchaseProduct } from './use-purchase.ts';

interface Props {
  readonly colors: PurchaseProduct['colors'];
  readonly chosen: string | undefined;
  readonly label: string;
  readonly problem: string | false;
  readonly onChoose: (key: string) => void;
}

/** The colours, each with its own picture; the chosen one has the thread. */
export function ColorChoice({ colors, chosen, label, problem, onChoose }: Props) {
  return (
    <fieldset aria-describedby="color-problem">
      <legend>
        <span>{label}</span> <span>{colors.find(({ key }) => key === chosen)?.name}</span>
      </legend>
      <div className="thumbs">
        {colors.map(({ key, name, picture, isPictured }) => (
          <label className="thumb" key={key}>
            <input type="radio" name="color" value={key} checked={chosen === key} onChange={() => onChoose(key)} />
            {isPictured ? (
              <span className="picture">
                <img src={picture} alt="" width={60} height={80} />
              </span>
            ) : (
              <span className={`picture swatch color-${key}`} />
            )}
            <span className="sr-only">{name}</span>
          </label>
        ))}
      </div>
      <p className="message" id="color-problem">
        {problem}
      </p>
    </fieldset>
  );
}
