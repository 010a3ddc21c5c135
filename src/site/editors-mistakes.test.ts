import { describe, expect, it } from 'vitest';
import companyFile from '#content/company.json' with { type: 'json' };
import cookies from '#content/cookies.json' with { type: 'json' };
import home from '#content/home/lt.json' with { type: 'json' };
import pictures from '#content/home/pictures.json' with { type: 'json' };
import navigationFile from '#content/navigation.json' with { type: 'json' };
import sizeGuidesFile from '#content/size-guides.json' with { type: 'json' };
import { parseCompany } from './company.ts';
import { parseHomePictures, parseHomeText } from './home-schema.ts';
import { parseNavigation } from './navigation-content.ts';
import { parseContent } from './parse-content.ts';
import { parseSizeGuides } from './size-guides.ts';
import { storedNamesSchema } from './stored-names.ts';

const readCookies = (value: unknown) => parseContent('content/cookies.json', storedNamesSchema, value);

/** A copy of an editors' file with one change. */
function changed<Value>(value: Value, change: (copy: Value) => void): Value {
  const copy = structuredClone(value);
  change(copy);
  return copy;
}

describe('an editor’s mistake stops the build and says file, field and what to do', () => {
  it.each<[string, () => unknown, string]>([
    [
      'a measure that a size has not got',
      () =>
        parseSizeGuides(
          changed(sizeGuidesFile, (copy) => {
            Reflect.deleteProperty(copy.rings.sizes[0]?.centimetres ?? {}, 'diameter');
          }),
        ),
      'content/size-guides.json: "rings.sizes.0.centimetres.diameter" is missing: add from and to, as in [80, 83]',
    ],
    [
      'a range the wrong way round',
      () =>
        parseSizeGuides(
          changed(sizeGuidesFile, (copy) => {
            copy.rings.sizes[1]?.centimetres.diameter.reverse();
          }),
        ),
      'content/size-guides.json: "rings.sizes.1.centimetres.diameter" is the wrong way round: write the smaller number first',
    ],
    [
      'a size that stands twice',
      () => parseSizeGuides(changed(sizeGuidesFile, (copy) => copy.hats.sizes.push(copy.hats.sizes[0] as never))),
      'content/size-guides.json: "hats.sizes.3.size" stands here twice ("S"): remove one',
    ],
    [
      'a sentence left out',
      () => parseHomeText('lt', { ...home, hero: { ...home.hero, title: undefined } }),
      'content/home/lt.json: "hero.title" is missing: add it',
    ],
    [
      'an empty sentence',
      () => parseHomeText('lt', { ...home, hero: { ...home.hero, text: ' ' } }),
      'content/home/lt.json: "hero.text" is empty: write it',
    ],
    [
      'a field misspelt',
      () => parseHomeText('lt', { ...home, figure: home.figures }),
      'content/home/lt.json: the file does not know "figure": correct the spelling or remove it',
    ],
    [
      'a fifth benefit',
      () => parseHomeText('lt', { ...home, benefits: [...home.benefits, home.benefits[0]] }),
      'content/home/lt.json: "benefits"',
    ],
    [
      'an address with a language',
      () =>
        parseHomeText(
          'lt',
          changed(home, (copy) => {
            for (const benefit of copy.benefits) benefit.path = '/lt/shipping';
          }),
        ),
      'content/home/lt.json: "benefits.0.path" is no path of the shop: begin with "/" and leave the language out',
    ],
    [
      'a number where words belong',
      () => parseHomeText('lt', { ...home, story: { ...home.story, title: 5 } }),
      'content/home/lt.json: "story.title" has the wrong kind of value: string is needed',
    ],
    [
      'a picture that does not exist',
      () => parseHomePictures({ ...pictures, linkPreview: 'pages/hom' }),
      'content/home/pictures.json: "linkPreview" names a picture that does not exist',
    ],
    [
      'a listing that does not exist',
      () =>
        parseNavigation({
          ...navigationFile,
          menu: { ...navigationFile.menu, men: [{ group: 'shoes', links: ['heels'] }] },
        }),
      'content/navigation.json: "menu.men.0.links.0" has a value that is not known: write one of "sneakers"',
    ],
    [
      'a language left out',
      () =>
        parseNavigation({
          ...navigationFile,
          information: [{ path: '/about', name: { en: 'About us', lt: 'Apie mus' } }],
        }),
      'content/navigation.json: "information.0.name.ru" is missing: add it',
    ],
    [
      'a footer without what the law asks for',
      () => parseNavigation({ ...navigationFile, footer: navigationFile.footer.slice(0, 3) }),
      'content/navigation.json: "footer" lacks /withdraw, which every page must lead to: add it to a group',
    ],
    [
      'other words for the withdrawal',
      () =>
        parseNavigation(
          changed(navigationFile, (copy) => {
            for (const link of copy.footer.flatMap((group) => group.links)) link.name.en = 'Changed my mind';
          }),
        ),
      'content/navigation.json: "footer" must call /withdraw by the words of the law',
    ],
    [
      'a company code with a letter',
      () => parseCompany({ ...companyFile, code: '30012345A' }),
      'content/company.json: "code" is no company code: write its nine digits',
    ],
    [
      'an e-mail without its sign',
      () => parseCompany({ ...companyFile, email: 'labas.gija.lt' }),
      'content/company.json: "email" is no e-mail address: correct it',
    ],
    [
      'an unknown duration of a cookie',
      () => readCookies({ ...cookies, own: [{ ...cookies.own[0], duration: 'year' }] }),
      'content/cookies.json: "own.0.duration" has a value that is not known: write one of "session", "day"',
    ],
  ])('%s', (_, read, message) => {
    expect(read).toThrow(message);
  });

  it('names every mistake at once', () => {
    expect(() => parseHomePictures({})).toThrow(/hero[\s\S]*story[\s\S]*departments[\s\S]*linkPreview/);
  });
});
