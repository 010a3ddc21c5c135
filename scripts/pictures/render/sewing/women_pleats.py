"""The pleats of a sheet that is sewn to its garment (parts/skirts.py)."""
import numpy as np

from cuts.women_shapes import PLEATED
from parts.skirts import SHEET_MIDDLE
from sewing.all import chart


@chart
def women_pleats(paper):
    """The shadow in each pleat, which a picture's few samples would lose."""
    down, girths = (np.array(values) for values in PLEATED['girths'])
    for number in range(PLEATED['count']):
        share = number / PLEATED['count'] - 0.5
        seam = np.column_stack([SHEET_MIDDLE + share * girths, PLEATED['top'] - down])
        pitch = np.column_stack([girths / PLEATED['count'], 0 * girths])
        paper.groove(seam + 0.05 * pitch, False, 0.26, 0, 66)
        paper.groove(seam + 0.13 * pitch, False, 0.4, 0, 106)
        paper.ridge(seam - 0.1 * pitch, False, 0.14, 0, 142)
