import { colors, type Sheet, type Style } from './sheet.ts';

export interface Column {
  readonly title: string;
  /** Points; the first column takes what the others leave. */
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** A cell: its text, and a second line in grey. */
export interface Cell {
  readonly text: string;
  readonly note?: string;
}

interface TableOptions {
  readonly x?: number;
  readonly width?: number;
  /** Told where the text of each row begins, for what is drawn beside it. */
  readonly onRow?: (y: number) => void;
}

const gap = 8;
const padding = 5;
const headStyle: Style = { size: 7.5, color: colors.muted };
const noteStyle: Style = { size: 7.5, color: colors.muted };

interface Place extends Column {
  readonly x: number;
}

function placeColumns(columns: readonly Column[], x: number, width: number): Place[] {
  const rest = width - columns.slice(1).reduce((sum, column) => sum + column.width + gap, 0);
  let next = x;
  return columns.map((column, index) => {
    const placed = { ...column, x: next, width: index === 0 ? rest : column.width };
    next += placed.width + gap;
    return placed;
  });
}

function drawHead(sheet: Sheet, columns: readonly Place[], write: (column: Place, y: number) => void): void {
  const heights = columns.map((column) => sheet.height(column.title, column.width, headStyle));
  const tallest = Math.max(...heights);
  columns.forEach((column, index) => {
    write(column, sheet.y + tallest - (heights[index] ?? 0));
  });
  sheet.y += tallest + 3;
  sheet.rule(sheet.y, colors.ink, 0.6, columns[0]?.x, (columns.at(-1)?.x ?? 0) + (columns.at(-1)?.width ?? 0));
}

/**
 * Draws a table from `sheet.y` on. A row never breaks over two pages; the head is drawn again on each page, where it is no
 * second heading for who listens.
 */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { x = sheet.left, width = sheet.width, onRow }: TableOptions = {},
): void {
  const places = placeColumns(columns, x, width);
  const table = sheet.element('Table');
  const head = sheet.element('TR', table);
  const style = ({ align = 'left' }: Column, base: Style = {}): Style => ({ ...base, align });
  sheet.ensure(60);
  drawHead(sheet, places, (column, y) =>
    sheet.write('TH', column.title, column.x, y, column.width, style(column, headStyle), head),
  );
  for (const row of rows) {
    const heights = places.map((column, index) => {
      const { text = '', note } = row[index] ?? {};
      return (
        sheet.height(text, column.width, style(column)) +
        (note === undefined ? 0 : sheet.height(note, column.width, style(column, noteStyle)))
      );
    });
    const height = Math.max(...heights) + 2 * padding;
    if (sheet.ensure(height))
      drawHead(sheet, places, (column, y) =>
        sheet.artifact(() => {
          sheet.document.font('regular').fontSize(7.5).fillColor(colors.muted);
          sheet.document.text(column.title, column.x, y, {
            width: column.width,
            align: column.align ?? 'left',
            lineGap: 1.5,
          });
        }),
      );
    const element = sheet.element('TR', table);
    places.forEach((column, index) => {
      const { text = '', note } = row[index] ?? {};
      const cell = sheet.element('TD', element);
      const top = sheet.y + padding;
      const drawn = sheet.write('P', text, column.x, top, column.width, style(column), cell);
      if (note !== undefined)
        sheet.write('P', note, column.x, top + drawn, column.width, style(column, noteStyle), cell);
    });
    onRow?.(sheet.y + padding);
    sheet.y += height;
    sheet.rule(sheet.y, colors.line, 0.5, x, x + width);
  }
}
