"""The cloth between belly and thighs of tight trousers."""
import numpy as np

from cloth.shell import attribute, paper_of
from parts.reshape import change, evened_out


def fill_thighs(dressing, depth=1.5, rounds=30, even=(84, 12)):
    """
    Takes the shadow below the belly away: the thighs come forward by `depth` and the cloth of the front is evened out around the
    first height of `even`, as far as the second.
    """
    def moved(places, paper, is_back):
        x, z = np.abs(paper[:, 0]), paper[:, 1]
        places[:, 1] -= np.where(is_back, 0, depth) * np.exp(-(((z - 75) / 10) ** 2)) * np.exp(-(((x - 9.5) / 7) ** 2))
        return places

    change(dressing, moved)
    paper, is_back = paper_of(dressing.garment.data)
    height, reach = even
    share = 0.5 * np.exp(-(((paper[:, 1] - height) / reach) ** 2)) * ~is_back * (attribute(dressing.garment.data, 'd_seam') > 0.5)
    evened_out(dressing, share, rounds)
