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
        paper.groove(np.column_stack([SHEET_MIDDLE + share * girths, PLEATED['top'] - down]), False, 0.46, 40, 64)
