import { type ComponentType, createElement, lazy } from 'react';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import type { Namespace } from '#src/i18n/namespaces.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import type { AdminData, SectionProps } from './admin-data.ts';

interface OpenSection {
  readonly data: AdminData;
}

/** Code and texts of a section, or of a part of one, which come when it is opened first. */
export function part<Name extends Namespace>(namespace: Name, load: () => Promise<ComponentType<SectionProps<Name>>>) {
  return lazy(async () => {
    const [Section, texts] = await Promise.all([load(), fetchMessages(pageLanguage(), namespace)]);
    return { default: (open: OpenSection) => createElement(Section, { ...open, texts }) };
  });
}
