"""The wash of women's jeans, as a pattern: cloth of every colour fades in its own measure, and pockets fade with what they lie on."""
import numpy as np

from finish.patterns import pattern


@pattern
def denim_wash(fade=1.0, base=0.74, hem=0.10, knee=0.44, pale=0.0, seed=3, low=56.0):
    """Paler thighs and knees, whiskers at the hips, in paper metres. `fade` 0 is raw denim, `pale` lightens all of it; light and black cloth fade little."""
    shake = np.random.default_rng(seed)
    rays = [(87 - row * 2.2 + shake.normal(0, 0.4), shake.uniform(6, 11), shake.uniform(0.12, 0.42), shake.uniform(0.6, 1.2)) for row in range(8)]

    def paint(u, v, albedo):
        z = v * 100
        back = u > 1.0
        x = np.where(back, 200 - u * 100, u * 100)
        factor = np.full(z.shape, base, np.float32)
        for side in (-1, 1):
            middle = side * np.interp(z, [6, 50, 80, 105], [13, 12.5, 11, 9])
            factor += fade * np.where(back, 0.30, 0.52) * np.exp(-(((x - middle) / 5.2) ** 2)) * np.exp(-(((z - low - 12) / 19) ** 2))
            factor += fade * knee * 0.7 * np.exp(-(((x - middle) / 5.4) ** 2)) * np.exp(-(((z - low + 14) / 17) ** 2))
            factor += fade * np.where(back, 0.34, 0.0) * np.exp(-(((x - side * 9.5) / 6.5) ** 2)) * np.exp(-(((z - 88) / 8) ** 2))
            for start, length, slope, weight in rays:
                along = side * x - 1.5
                ray = np.exp(-(((z - start - along * slope) / 0.6) ** 2)) * (along > 0) * np.exp(-np.clip(along / length, 0, 5) ** 4)
                factor += np.where(back, 0.3, 1.0) * fade * 0.13 * weight * ray
        # Uneven indigo: slow clouds and the vertical streaks of the warp.
        cloud = np.sin(x * 0.61 + 1.3 * np.sin(z * 0.23)) * np.sin(z * 0.37 + 0.8 * np.sin(x * 0.4))
        streak = np.sin(x * 23.0 + 2 * np.sin(x * 3.1)) * np.sin(x * 7.7 + 1.0)
        factor = factor + fade * (0.012 * cloud + 0.03 * streak) + pale
        light = albedo.mean(-1)
        # White and ecru cloth has no indigo to lose, black loses a little.
        share = np.clip((0.42 - light) / 0.25, 0.0, 1.0) * np.where(light < 0.03, 0.75, 1.0)
        factor = 1 + (factor - 1) * share
        faded = albedo * factor[..., None]
        # Where indigo is rubbed off, the white core of the thread shows.
        grey = np.clip(factor - 1, 0, 1)[..., None] * 0.14
        return np.clip(faded * (1 - grey) + 0.45 * grey, 0.012, 0.9).astype(np.float32)

    return paint
