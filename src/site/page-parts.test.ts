import { describe, expect, it } from 'vitest';
import { pageParts, sentenceHtml } from './page-parts.ts';
import { stackTables } from './stack-tables.ts';

const facts = { cutOff: '14:00', email: '<a href="mailto:a@b">a@b</a>' };

describe('a page of text', () => {
  it('has its facts filled in and is cut where a part stands', () => {
    const html = '<p>Before {{cutOff}}.</p>\n<p>[[destinations]]</p>\n<p>{{ email }}</p>';
    expect(pageParts('a.md', html, facts)).toEqual([
      { html: '<p>Before 14:00.</p>\n' },
      { block: 'destinations' },
      { html: '\n<p><a href="mailto:a@b">a@b</a></p>' },
    ]);
  });

  it('names the file, the mistake and what is known when a fact does not exist', () => {
    expect(() => pageParts('content/pages/lt/terms.md', '<p>{{cutoff}}</p>', facts)).toThrow(
      'content/pages/lt/terms.md: {{cutoff}} is not known: write one of cutOff, email',
    );
  });

  it('names the file, the mistake and what is known when a part does not exist', () => {
    expect(() => pageParts('content/pages/lt/terms.md', '<p>[[destination]]</p>', facts)).toThrow(
      /^content\/pages\/lt\/terms\.md: \[\[destination\]\] is not known: write one of company, .*destinations/,
    );
  });

  it('shows an editor’s signs as signs in plain sentences', () => {
    expect(sentenceHtml('a.json', 'a < b & {{cutOff}}', facts)).toBe('a &lt; b &amp; 14:00');
  });
});

describe('tables of Markdown', () => {
  it('give each cell the name of its column, and each row its heading', () => {
    const html =
      '<table><thead><tr><th>Data</th><th>For <b>what</b></th></tr></thead><tbody><tr><td>Order</td><td>To deliver</td></tr></tbody></table>';
    expect(stackTables(html)).toBe(
      '<table class="stacked"><thead><tr><th scope="col">Data</th><th scope="col">For <b>what</b></th></tr></thead>' +
        '<tbody><tr><th scope="row">Order</th><td data-label="For what">To deliver</td></tr></tbody></table>',
    );
  });
});
