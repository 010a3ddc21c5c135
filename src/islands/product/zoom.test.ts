import { expect, it } from 'vitest';
import { panBy, whole, zoomAt } from './zoom.ts';

const frame = { width: 400, height: 600 };

it('enlarges around the point under the finger, which stays where it is', () => {
  const point = { x: 100, y: -50 };
  const zoom = zoomAt(whole, 2, point, frame);
  expect(zoom.scale).toBe(2);
  // What lay at the point before lies there still: (point − shift) ÷ scale is the same place of the picture.
  expect((point.x - zoom.x) / zoom.scale).toBe(point.x);
  expect((point.y - zoom.y) / zoom.scale).toBe(point.y);
});

it('never shows less than the whole picture nor more than three times', () => {
  expect(zoomAt(whole, 0.2, { x: 10, y: 10 }, frame)).toEqual(whole);
  expect(zoomAt(whole, 9, { x: 0, y: 0 }, frame).scale).toBe(3);
});

it('comes back to its place when it is made whole again', () => {
  const near = zoomAt(whole, 3, { x: 200, y: 300 }, frame);
  expect(zoomAt(near, 0.1, { x: -200, y: 0 }, frame)).toMatchObject({ scale: 1, x: 0, y: 0 });
});

it('moves no further than its own edges', () => {
  const near = zoomAt(whole, 2, { x: 0, y: 0 }, frame);
  expect(panBy(near, { x: 9999, y: -9999 }, frame)).toEqual({ scale: 2, x: 200, y: -300 });
  expect(panBy(whole, { x: 50, y: 50 }, frame)).toEqual(whole);
});
