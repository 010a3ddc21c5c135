import type * as z from 'zod/mini';
import type { staffErrors } from '#src/contracts/staff.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { Staff, StaffRefusal } from '#src/server/admin/staff.ts';
import { type Caller, endpoint, type HttpDependencies } from './endpoint.ts';

interface StaffDependencies {
  readonly http: HttpDependencies;
  identifyStaff(bearer: string | undefined, roles: readonly Staff['role'][]): Promise<Result<Staff, StaffRefusal>>;
}

interface StaffEndpointOptions<Schema extends z.ZodMiniType, Code extends string> {
  readonly name: string;
  readonly input: Schema;
  /** Status of every code that the use case may answer. */
  readonly errors: Readonly<Record<Code | keyof typeof staffErrors, number>>;
  /** Whom it is for; administrators alone where this is absent. */
  readonly roles?: readonly Staff['role'][];
  readonly maximumBytes?: number;
  readonly isBodyOptional?: boolean;
  /** The body is a file of one of these types; the input is the query. */
  readonly fileTypes?: readonly string[];
}

/** Staff press many buttons in a day; whoever guesses sessions does not get far. */
const limit = { maximum: 600, seconds: 600 };

/**
 * A function of the back office (`POST`): as `endpoint`, and nothing is done before role, second factor and PIN of whoever asks
 * were looked at anew (decisions.md, admin access).
 */
export function staffEndpoint<Schema extends z.ZodMiniType, Code extends string>(
  shop: () => StaffDependencies,
  { roles = ['admin'], ...options }: StaffEndpointOptions<Schema, Code>,
  act: (input: z.output<Schema>, staff: Staff, caller: Caller) => Promise<Result<unknown, Code>>,
) {
  return endpoint<Schema, Code | StaffRefusal>(
    () => shop().http,
    { ...options, method: 'POST', limit },
    async (input, caller) => {
      const staff = await shop().identifyStaff(caller.bearer, roles);
      return staff.ok ? act(input, staff.value, caller) : staff;
    },
  );
}
