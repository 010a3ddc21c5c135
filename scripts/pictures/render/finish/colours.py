"""Colours in linear light. Real black cloth reflects 2 to 3 %, white about 80 %: never 0 and never 1."""
import numpy as np


def linear(colour):
    """Linear RGB of '#rrggbb'."""
    display = np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)]) / 255.0
    return np.where(display <= 0.04045, display / 12.92, ((display + 0.055) / 1.055) ** 2.4).astype(np.float32)


def display(image):
    """Display values (0 to 1) of linear light."""
    return np.where(image <= 0.0031308, image * 12.92, 1.055 * np.maximum(image, 1e-8) ** (1 / 2.4) - 0.055)
