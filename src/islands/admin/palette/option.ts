import type { AuthUser } from '#src/contracts/stored-session.ts';
import type { Recent } from '#src/domain/admin/palette-recents.ts';
import type { StaffRole } from '#src/domain/admin/sections.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import type { AdminData } from '../admin-data.ts';

export type PaletteTexts = Namespaces['admin-palette'];

export interface Sidebar {
  readonly isPhone: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** What the palette is drawn from. */
export interface PaletteProps {
  readonly data: AdminData;
  readonly user: AuthUser;
  readonly role: StaffRole;
  readonly sidebar: Sidebar;
  readonly texts: PaletteTexts;
  readonly all: readonly PaletteTexts[];
  /** What was typed while it was loaded. */
  readonly begun: string;
  /** `hasGone`: to another place of the back office. */
  readonly onClose: (hasGone?: boolean) => void;
}

/** One line of the palette: it leads somewhere (`href`) or is done on the spot (`run`). */
export interface Option {
  /** Of its own within the list. */
  readonly id: string;
  readonly name: string;
  readonly detail?: string | undefined;
  /** Where it stands: the state of an order. */
  readonly state?: string | undefined;
  readonly href?: string | undefined;
  /** Opens beside the page. */
  readonly isOutside?: boolean;
  readonly run?: (() => unknown) | undefined;
  /** What is remembered of it; customers are not. */
  readonly recent?: Recent;
}

export interface OptionGroup {
  readonly name: keyof PaletteTexts['groups'];
  readonly options: readonly Option[];
}
