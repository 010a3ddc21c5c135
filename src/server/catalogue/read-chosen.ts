import * as z from 'zod';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { type Selection, toSelection } from './read-catalogue.ts';

/** A page on request shows no longer list than this: a category that outgrows it is built long before. */
const longestList = 500;
/** How many products of each category menus and “wear it with” choose from. */
const ofEachCategory = 2;

const ids = z.array(z.string());

/** Reads these products, in the order of their ids; those that are unknown or not sold are left out. */
export async function readChosen(call: CallDatabase, chosen: readonly string[]): Promise<Selection> {
  if (chosen.length === 0) return { products: [], reviews: [] };
  return toSelection(await call('read_chosen_products', { ids: chosen }));
}

/** Reads a product as its page would show it, sold or not; undefined where there is none. */
export async function readDraft(call: CallDatabase, id: string): Promise<Selection['products'][number] | undefined> {
  const row = await call('read_draft_product', { id });
  return row === null ? undefined : toSelection([row]).products[0];
}

/** Reads the ids of the active products of these categories: what is there, before it is read. */
export async function readIdsOfCategories(call: CallDatabase, slugs: readonly string[]): Promise<string[]> {
  return ids.parse(await call('read_product_ids', { category_slugs: slugs, at_most: longestList }));
}

/** Reads a few products in stock of every category: what any page leads on to. */
export async function readForemost(call: CallDatabase): Promise<Selection> {
  return readChosen(call, ids.parse(await call('read_foremost_ids', { of_each: ofEachCategory })));
}

/** Where an address that was leads now (`/party` became `/festive`); undefined where it never was one. Paths without language. */
export async function readMovedPath(call: CallDatabase, path: string): Promise<string | undefined> {
  return z.nullable(z.string()).parse(await call('find_moved_path', { path })) ?? undefined;
}
