import type { PinProblem } from '#src/domain/admin/pin.ts';
import type { GateData } from './admin-data.ts';
import { PinField } from './PinField.tsx';

export interface NewPin {
  readonly pin: string;
  readonly repeated: string;
}

interface Props {
  readonly data: GateData;
  readonly typed: NewPin;
  readonly problem: PinProblem | undefined;
  readonly onChange: (typed: NewPin) => void;
}

/** A PIN of one's own, typed twice. */
export function NewPinFields({ data: { admin }, typed, problem, onChange }: Props) {
  const { gate } = admin;
  const said = problem && gate.pinProblems[problem];
  return (
    <>
      <PinField
        label={gate.newPin}
        name="newPin"
        hint={gate.newPinHint}
        value={typed.pin}
        problem={problem === 'differs' ? undefined : said}
        onValue={(pin) => onChange({ ...typed, pin })}
      />
      <PinField
        label={gate.repeatPin}
        name="repeatedPin"
        value={typed.repeated}
        problem={problem === 'differs' ? said : undefined}
        onValue={(repeated) => onChange({ ...typed, repeated })}
      />
    </>
  );
}
