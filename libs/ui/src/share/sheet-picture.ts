import { PICTURE_WIDTH, pictureColours, pictureMarks } from './picture-marks';
import type { Mark } from './picture-marks';
import type { Sheet } from './sheet';

/** px: a canvas of a phone holds about 16 million of them. A longer list is drawn smaller, never cut. */
const MOST_HEIGHT = 14_000;

function draw(pen: CanvasRenderingContext2D, mark: Mark): void {
  pen.fillStyle = pictureColours[mark.colour];
  if (mark.kind === 'area') {
    pen.beginPath();
    pen.roundRect(mark.x, mark.y, mark.width, mark.height, mark.radius);
    pen.fill();
    return;
  }
  pen.font = mark.font;
  pen.textAlign = mark.align;
  pen.fillText(mark.text, mark.x, mark.y);
}

/**
 * Draws a sheet, always in light colours.
 *
 * @returns PNG, 1080 px wide; less where it would be more than 14,000 px high
 * @throws where the browser gives no canvas, or none of that size
 */
export async function sheetPicture(sheet: Sheet): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to draw the picture on.');
  const { marks, height } = pictureMarks(sheet, (text, font) => {
    pen.font = font;
    return pen.measureText(text).width;
  });
  const scale = Math.min(1, MOST_HEIGHT / height);
  canvas.width = Math.round(PICTURE_WIDTH * scale);
  canvas.height = Math.round(height * scale);
  pen.scale(scale, scale);
  pen.textBaseline = 'middle';
  for (const mark of marks) draw(pen, mark);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error(`The canvas of ${canvas.width} x ${canvas.height} px has no PNG.`);
  return picture;
}
